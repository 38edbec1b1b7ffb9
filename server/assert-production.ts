import { type Config, ConfigError } from './config.ts'
import { integrationsConfig } from './integrations-config.ts'

/** Throws ConfigError with a line for each setting that is allowed only in a demonstration. `isProduction` in config.ts defines production. */
export function assertProduction(config: Config): void {
  if (!config.isProduction) return
  const reasons = [...new Set(refusalsOf(config))]
  if (reasons.length > 0) throw new ConfigError([FIRST_LINE, ...reasons].join('\n'))
}

const FIRST_LINE = 'This start is for production (NODE_ENV is production, or PUBLIC_URL or ROOT_DOMAIN is public) and is refused:'

/** Keys that are public because this repository contains them. */
const isPublished = (key: string): boolean => key === 'duffel_test_zenith' || key.endsWith('_test_sandbox')

function* refusalsOf(config: Config): Generator<string> {
  const { flightSuppliers, staySuppliers, tourSuppliers, policySuppliers, paystack, rates } = integrationsConfig(config)
  const isSandbox = ({ baseUrl }: { baseUrl: string }) => baseUrl.startsWith(`${config.sandboxUrl}/`)
  if (config.SEED_DEMO) yield 'SEED_DEMO is true: the password of the demo agencies is published. Leave it out.'
  if (config.WEBHOOKS_TO_LOOPBACK)
    yield 'WEBHOOKS_TO_LOOPBACK is true: agencies could call servers of this machine. Leave it out.'
  for (const supplier of [...flightSuppliers, ...staySuppliers]) {
    const [url, key] = namesOf(supplier.id)
    if (isSandbox(supplier)) yield `${url} is not set: the sandbox would invent what is sold. Set it to the supplier's address.`
    if (isPublished(supplier.token))
      yield `${key} is the sandbox's key: it is published. Set it to your own, or leave ${supplier.id} out.`
  }
  for (const supplier of tourSuppliers) {
    if (isSandbox(supplier))
      yield `OCTO_URLS does not name ${supplier.id}: the sandbox would invent what is sold. Set its address, or leave it out of TOUR_SUPPLIERS.`
    if (isPublished(supplier.token)) yield `OCTO_TOKENS has no key of your own for ${supplier.id}: the sandbox's is published.`
  }
  for (const supplier of policySuppliers) {
    if (isSandbox(supplier))
      yield "XCOVER_URL is not set: the sandbox would invent what is insured. Set it to XCover's address, or leave XCOVER_KEY empty."
    if (isPublished(supplier.key)) yield "XCOVER_KEY is the sandbox's: it is published. Set it and XCOVER_SECRET to your own."
  }
  if (isSandbox(paystack)) yield "PAYSTACK_URL is not set: the sandbox moves no money. Set it to Paystack's address."
  if (isPublished(paystack.secretKey))
    yield "PAYSTACK_SECRET_KEY is the sandbox's key: whoever reads it can sign webhooks. Set it to your own."
  if (isSandbox(rates))
    yield 'RATES_URL is not set: the sandbox invents exchange rates. Set it to the address of a Frankfurter server.'
}

/** The environment variables of a supplier's address and key. */
function namesOf(id: string): [url: string, key: string] {
  if (id.startsWith('stayx')) return ['STAYX_URL', 'STAYX_TOKENS']
  return ['DUFFEL_URL', id === 'zenith' ? 'ZENITH_TOKEN' : 'DUFFEL_TOKEN']
}
