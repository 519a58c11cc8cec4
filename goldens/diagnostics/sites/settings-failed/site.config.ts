const a: any = {}

export default { x: a.b.c }
