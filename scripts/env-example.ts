import { writeExample } from './describe-environment.ts'

/** `npm run env`: writes .env.example from the schema in server/config.ts. */
console.log(`Wrote ${writeExample()}`)
