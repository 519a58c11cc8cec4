print("3")
