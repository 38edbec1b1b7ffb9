/**
 * A statement that is built once for each database or connection it runs over, not at each call: `prepared((db) => db.select()...prepare('name'))`.
 * The name is the database's too, which then parses and plans it once a connection. Names are unique in the product. Meant for statements
 * that every request makes and that every value suits with the same plan.
 */
export function prepared<Over extends object, Statement>(build: (over: Over) => Statement): (over: Over) => Statement {
  const built = new WeakMap<Over, Statement>()
  return (over) => {
    const statement = built.get(over) ?? build(over)
    built.set(over, statement)
    return statement
  }
}
