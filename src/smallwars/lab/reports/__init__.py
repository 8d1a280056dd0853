"""What every report is made of: documents, pages, columns and printed numbers."""
