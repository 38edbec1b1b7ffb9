import { inject } from 'vitest'

/** Runs before every test file of a database project (vitest.config.ts), which determines the engine. A test in a DOM has no database. */
if (typeof document === 'undefined') {
  const { chooseEngine } = await import('../database.ts')
  if (process.env.TEST_ENGINE === 'postgres') chooseEngine('postgres', inject('seeded'), inject('postgresUrl'))
  else chooseEngine('pglite', inject('seeded'))
}
