import fc from 'fast-check'
import { seed, sizes } from '../sizes.ts'

/** The same cases in every run, so that results are comparable; `npm run test:full` generates many, TW_SEED others. */
fc.configureGlobal({ seed, numRuns: sizes.properties })
