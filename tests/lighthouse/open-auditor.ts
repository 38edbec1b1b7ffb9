import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { z } from 'zod'
import journeys from '../../playwright.config.ts'
import { freePort } from '../faults/free-port.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** What Lighthouse finds on a slow phone. */
export interface Audit {
  /** 0 to 100. */
  scores: Record<Category, number>
  /** Milliseconds; `shift` has no unit. */
  largestPaint: number
  blocking: number
  shift: number
  /** Bytes that the page's scripts took on the way. */
  scriptBytes: number
  /** Ids of what costs points, by category. */
  lost: Record<Category, string[]>
}

export interface Auditor {
  /** `cookie` is sent along, for what only its visitor may see. Throws when the page cannot be loaded. */
  audit(url: string, options?: { cookie?: string }): Promise<Audit>
  close(): Promise<void>
}

/** Lighthouse as it comes (phone, slow network and processor simulated) in a browser of its own, one page after the other. */
export async function openAuditor(): Promise<Auditor> {
  const port = await freePort()
  const { args = [], ...options } = journeys.use?.launchOptions ?? {}
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })
  return {
    async audit(url, { cookie } = {}) {
      const result = await lighthouse(url, {
        port,
        logLevel: 'error',
        onlyCategories: [...categories],
        ...(cookie ? { extraHeaders: { cookie } } : {}),
      })
      if (!result || result.lhr.runtimeError) throw new Error(`${url} could not be audited: ${result?.lhr.runtimeError?.message}`)
      const { lhr } = result
      const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
      const scoreOf = (category: Category) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100)
      const lostIn = (category: Category) =>
        (lhr.categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => id)
      return {
        scores: byCategory(scoreOf),
        largestPaint: figure('largest-contentful-paint'),
        blocking: figure('total-blocking-time'),
        shift: figure('cumulative-layout-shift'),
        scriptBytes: scriptBytesOf(lhr.audits['network-requests']?.details),
        lost: byCategory(lostIn),
      }
    },
    close: () => browser.close(),
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
