def square(n):
    return n * n


print(square(7))
