"""What a title may bring beside its rules, and the plain default of each part."""
