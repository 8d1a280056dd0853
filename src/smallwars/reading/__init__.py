"""What is read beside a game: rules, rulings, cards, history, where the data come from; and searching them."""
