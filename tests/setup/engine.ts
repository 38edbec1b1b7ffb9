import { inject } from 'vitest'
import { useEngine } from '../database.ts'

/** Runs before every database test file: the project (vitest.config.ts) says which engine it is for. */
if (process.env.TEST_ENGINE === 'postgres') useEngine('postgres', inject('postgresUrl'))
else useEngine('pglite')
