import type { IntegrationsConfig } from '#integrations/registry.ts'
import { type Config, Environment } from './config.ts'
import { integrationsConfig, practiceUrl } from './integrations-config.ts'

/** The account of a practice tenant at the sandbox's airline supplier: scripted failures of one tenant strike no other. */
export const practiceToken = (agencyId: string): string => `duffel_test_sandbox.${agencyId}`

/** Where no sandbox is: requests to it fail, so that a practice tenant of an earlier configuration reaches nobody. */
const NOWHERE = 'http://practice.invalid'

/** Suppliers and gateway of a practice tenant: those of an environment in which nothing is set, so that no real key is read. */
export function practiceConfig(config: Config, agencyId: string): IntegrationsConfig {
  const unset = Environment.parse({})
  return integrationsConfig({
    ...config,
    ...unset,
    DATA_DIR: config.DATA_DIR,
    // Every offer comes from the account that the failures are scripted for.
    DUFFEL_URL: undefined,
    DUFFEL_TOKEN: practiceToken(agencyId),
    DUFFEL_WEBHOOK_SECRET: undefined,
    ZENITH_TOKEN: '',
    STAYX_URL: undefined,
    STAYX_TOKENS: undefined,
    STAYX_WEBHOOK_SECRETS: undefined,
    OCTO_URLS: undefined,
    OCTO_TOKENS: undefined,
    XCOVER_URL: undefined,
    PAYSTACK_URL: undefined,
    sandboxUrl: practiceUrl(config) ?? NOWHERE,
    isProduction: false,
  })
}
