import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse'
import { z } from 'zod'
import journeys from '../../playwright.config.ts'
import { freePort } from '../faults/free-port.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Lighthouse's results on a slow phone. */
export interface Audit {
  /** 0 to 100. */
  scores: Record<Category, number>
  /** Milliseconds; `shift` has no unit. */
  largestPaint: number
  blocking: number
  shift: number
  /** Transferred bytes of the page's scripts. */
  scriptBytes: number
  /** Ids of the failed audits, by category. */
  lost: Record<Category, string[]>
}

export interface AuditOptions {
  /** Sent with the request, for pages of its visitor only. */
  cookie?: string
  /** Omits the performance score and the shift, which need a paint trace: a busy machine does not always record one. */
  withoutSpeed?: boolean
}

export interface Auditor {
  /** An omitted value is `NaN`. Throws when the page cannot be loaded. */
  audit(url: string, options?: AuditOptions): Promise<Audit>
  close(): Promise<void>
}

/** A first visit: clears what Lighthouse clears between two pages, and the storefront's storage. A cached font would otherwise cost a request. */
const CLEARED_STORAGE: Flags['clearStorageTypes'] = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'local_storage',
]

/** Lighthouse with its defaults (simulated phone, slow network and processor) in its own browser, one page after the other. */
export async function openAuditor(): Promise<Auditor> {
  const port = await freePort()
  const { args = [], ...options } = journeys.use?.launchOptions ?? {}
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })
  return {
    audit: async (url, { cookie, withoutSpeed = false } = {}) =>
      toAudit(
        await look(url, {
          port,
          logLevel: 'error',
          maxWaitForFcp: 60_000,
          maxWaitForLoad: 75_000,
          disableFullPageScreenshot: true,
          clearStorageTypes: CLEARED_STORAGE,
          onlyCategories: categories.filter((category) => !withoutSpeed || category !== 'performance'),
          onlyAudits: ['network-requests', ...(withoutSpeed ? [] : ['cumulative-layout-shift'])],
          ...(cookie ? { extraHeaders: { cookie } } : {}),
        }),
      ),
    close: () => browser.close(),
  }
}

/** Lighthouse's message about missing data from the browser, which says nothing about the page. */
const TOLD_TOO_LITTLE =
  /^(NO_(?!DOCUMENT_REQUEST)|INVALID_SPEEDLINE|SPEEDINDEX_OF_ZERO|PROTOCOL_TIMEOUT|CRI_TIMEOUT|TRACING_ALREADY_STARTED)/

async function look(url: string, flags: Flags): Promise<RunnerResult['lhr']> {
  const once = async () => (await lighthouse(url, flags))?.lhr
  const first = await once()
  const lhr = TOLD_TOO_LITTLE.test(first?.runtimeError?.code ?? '') ? await once() : first
  if (!lhr || lhr.runtimeError)
    throw new Error(`${url} could not be audited: ${lhr?.runtimeError?.code} ${lhr?.runtimeError?.message}`)
  return lhr
}

function toAudit(lhr: RunnerResult['lhr']): Audit {
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: byCategory((category) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100)),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    scriptBytes: scriptBytesOf(lhr.audits['network-requests']?.details),
    lost: byCategory((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  }
}

const byCategory = <T>(of: (category: Category) => T): Record<Category, T> => ({
  performance: of('performance'),
  accessibility: of('accessibility'),
  'best-practices': of('best-practices'),
  seo: of('seo'),
})

const Requests = z.object({ items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })) })

const scriptBytesOf = (details: unknown): number =>
  Requests.parse(details)
    .items.filter(({ resourceType }) => resourceType === 'Script')
    .reduce((bytes, { transferSize }) => bytes + transferSize, 0)
