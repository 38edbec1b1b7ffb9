import { join } from 'node:path'
import type { IntegrationsConfig } from '#integrations/registry.ts'
import type { Config } from './config.ts'

/** Where uploaded pictures are kept while no bucket is named. */
export const picturesFolder = (dataDir: string): string => join(dataDir, 'files')

/** Which third parties there are and where; without an address, the sandbox. */
export function integrationsConfig(config: Config): IntegrationsConfig {
  const duffel = config.DUFFEL_URL ?? `${config.sandboxUrl}/duffel/`
  const source = (id: string, title: string, token: string) => ({
    id,
    title,
    adapter: 'duffel' as const,
    baseUrl: duffel,
    token,
    webhookSecret: config.DUFFEL_WEBHOOK_SECRET ?? null,
  })
  return {
    flightSuppliers: [
      source('duffel', 'Duffel', config.DUFFEL_TOKEN),
      ...(config.ZENITH_TOKEN ? [source('zenith', 'Zenith', config.ZENITH_TOKEN)] : []),
    ],
    paystack: { baseUrl: config.PAYSTACK_URL ?? `${config.sandboxUrl}/paystack`, secretKey: config.PAYSTACK_SECRET_KEY },
    rates: { baseUrl: config.RATES_URL ?? `${config.sandboxUrl}/frankfurter` },
    smtpUrl: config.SMTP_URL ?? null,
    files: { s3Url: config.S3_URL ?? null, folder: picturesFolder(config.DATA_DIR) },
    nameServer: config.NAME_SERVER ?? null,
  }
}
