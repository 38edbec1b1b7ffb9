import { inject } from 'vitest'
import { chooseEngine } from '../database.ts'

/** Runs before every database test file: the project (vitest.config.ts) determines its engine. */
if (process.env.TEST_ENGINE === 'postgres') chooseEngine('postgres', inject('seeded'), inject('postgresUrl'))
else chooseEngine('pglite', inject('seeded'))
