import { createHttp, type Http, type HttpOptions, type IntegrationLog } from '../http.ts'
import { explainDuffel } from './error-table.ts'

export interface DuffelOptions {
  /** The id of this configured supplier; it begins the ids of its offers. */
  id: string
  title: string
  /** `https://api.duffel.com/`, or the sandbox's `http://.../duffel/`. */
  baseUrl: string
  token: string
  webhookSecret: string | null
  /** The timeout of one call that neither searches nor books. */
  timeoutMs?: number
  guard?: HttpOptions['guard']
  log?: IntegrationLog
}

/** Duffel lets a supplier take two minutes for an order and asks clients to wait longer than that. */
export const ORDER_TIMEOUT_MS = 130_000
export const SEARCH_BYTES = 30 * 1024 * 1024

/** The transport of one account, for all products. */
export const connectDuffel = ({ id, baseUrl, token, timeoutMs = 30_000, guard, log }: DuffelOptions): Http =>
  createHttp({
    supplier: id,
    baseUrl,
    headers: { authorization: `Bearer ${token}`, 'duffel-version': 'v2' },
    explain: explainDuffel,
    timeoutMs,
    guard,
    log,
  })
