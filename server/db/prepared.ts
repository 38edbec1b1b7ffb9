/**
 * A statement that is built once for each database or connection, not at each call: `prepared((db) => db.select()...prepare('name'))`. The database
 * also uses the name, so it parses and plans the statement once a connection. Names are unique in the product. For frequent statements whose plan
 * does not depend on values.
 */
export function prepared<Over extends object, Statement>(build: (over: Over) => Statement): (over: Over) => Statement {
  const built = new WeakMap<Over, Statement>()
  return (over) => {
    const statement = built.get(over) ?? build(over)
    built.set(over, statement)
    return statement
  }
}
