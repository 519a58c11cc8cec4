import count
