import { join } from 'node:path'
import type { IntegrationsConfig } from '#integrations/registry.ts'
import type { Config } from './config.ts'

/** The folder of uploaded pictures without a configured bucket. */
export const picturesFolder = (dataDir: string): string => join(dataDir, 'files')

/** The folder of written mails without a configured mail server. */
export const mailsFolder = (dataDir: string): string => join(dataDir, 'mails')

/** `stayx2=a,stayx3=b` by supplier. */
const bySupplier = (text = ''): ReadonlyMap<string, string> =>
  new Map(text.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))

/** The third parties and their addresses; without an address, the sandbox. */
export function integrationsConfig(config: Config): IntegrationsConfig {
  const duffel = config.DUFFEL_URL ?? `${config.sandboxUrl}/duffel/`
  const atDuffel = { baseUrl: duffel, webhookSecret: config.DUFFEL_WEBHOOK_SECRET ?? null }
  const source = (id: string, title: string, token: string) => ({ id, title, adapter: 'duffel' as const, token, ...atDuffel })
  const stays = config.STAYX_URL ?? `${config.sandboxUrl}/stayx/`
  const tokens = bySupplier(config.STAYX_TOKENS)
  const secrets = bySupplier(config.STAYX_WEBHOOK_SECRETS)
  const stayOf = (id: string) => {
    const adapter = 'duffel-stays' as const
    if (id === 'duffel') return { id, title: 'Duffel', adapter, token: config.DUFFEL_TOKEN, ...atDuffel }
    return {
      id,
      title: id.replace('stayx', 'StayX'),
      adapter,
      baseUrl: `${stays}${id.replace('stayx', '')}/`,
      token: tokens.get(id) ?? `${id}_test_sandbox`,
      webhookSecret: secrets.get(id) ?? null,
    }
  }
  const tourUrls = bySupplier(config.OCTO_URLS)
  const tourTokens = bySupplier(config.OCTO_TOKENS)
  const tourOf = (id: string) => ({
    id,
    title: `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`,
    adapter: 'octo' as const,
    baseUrl: tourUrls.get(id) ?? `${config.sandboxUrl}/octo/${id}/`,
    token: tourTokens.get(id) ?? `${id}_test_sandbox`,
  })
  return {
    flightSuppliers: [
      source('duffel', 'Duffel', config.DUFFEL_TOKEN),
      ...(config.ZENITH_TOKEN ? [source('zenith', 'Zenith', config.ZENITH_TOKEN)] : []),
    ],
    staySuppliers: config.STAY_SUPPLIERS.split(',').filter(Boolean).map(stayOf),
    tourSuppliers: config.TOUR_SUPPLIERS.split(',').filter(Boolean).map(tourOf),
    policySuppliers: config.XCOVER_KEY ? [xcoverOf(config, config.XCOVER_KEY)] : [],
    paystack: { baseUrl: config.PAYSTACK_URL ?? `${config.sandboxUrl}/paystack`, secretKey: config.PAYSTACK_SECRET_KEY },
    rates: { baseUrl: config.RATES_URL ?? `${config.sandboxUrl}/frankfurter` },
    pexels: pexelsOf(config),
    reviews: reviewsOf(config),
    smtpUrl: config.SMTP_URL ?? null,
    mailsFolder: mailsFolder(config.DATA_DIR),
    files: { s3Url: config.S3_URL ?? null, folder: picturesFolder(config.DATA_DIR) },
    nameServer: config.NAME_SERVER ?? null,
    webhooksToLoopback: config.WEBHOOKS_TO_LOOPBACK,
    practice: practiceOf(config),
  }
}

/** The distributor of travel insurance. */
const xcoverOf = (config: Config, key: string) => ({
  id: 'xcover',
  title: 'XCover',
  adapter: 'xcover' as const,
  baseUrl: config.XCOVER_URL ?? `${config.sandboxUrl}/xcover/`,
  partner: config.XCOVER_PARTNER,
  key,
  secret: config.XCOVER_SECRET,
})

/** The sandbox of practice tenants; null where practice is not available. */
export const practiceUrl = ({ PRACTICE_URL, isProduction, sandboxUrl }: Config): string | null =>
  PRACTICE_URL ?? (isProduction ? null : sandboxUrl)

function practiceOf(config: Config): IntegrationsConfig['practice'] {
  const url = practiceUrl(config)
  return url === null ? null : { baseUrl: `${url}/` }
}

/** The sandbox approves everybody, which is for trying the product. */
function reviewsOf({ REVIEWS_URL, isProduction, sandboxUrl }: Config): IntegrationsConfig['reviews'] {
  if (REVIEWS_URL) return { baseUrl: REVIEWS_URL }
  return isProduction ? null : { baseUrl: `${sandboxUrl}/reviews/` }
}

/** Drawn photos are for trying the product, not for a website that customers see. */
function pexelsOf({ PEXELS_KEY: key, PEXELS_URL: baseUrl, isProduction, sandboxUrl }: Config): IntegrationsConfig['pexels'] {
  if (key) return { baseUrl, key }
  return isProduction ? null : { baseUrl: `${sandboxUrl}/pexels/`, key: 'pexels_test_sandbox' }
}
