"""The HTTP interface: the application, its routes and the document that describes them."""
