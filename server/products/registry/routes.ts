import { flights } from '../../modules/flights/routes.ts'
import { stays } from '../../modules/stays/routes.ts'

/** What the API has for one product alone, implemented. */
export const productRouters = { flights, stays }
