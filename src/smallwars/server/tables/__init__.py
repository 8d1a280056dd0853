"""Tables: opening, playing, sitting down, and what a page is sent of them."""
