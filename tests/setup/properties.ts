import fc from 'fast-check'
import { seed, sizes } from '../sizes.ts'

/** The same cases in every run, so that a change is judged by what it changes; `npm run test:full` makes many, TW_SEED makes others. */
fc.configureGlobal({ seed, numRuns: sizes.properties })
