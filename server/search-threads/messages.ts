import type { FrozenRate } from '#domain/money/pricing.ts'
import type { IntegrationLog } from '#integrations/http.ts'
import type { SuppliersConfig } from '#integrations/suppliers.ts'
import type { SearchMessage } from './search-runner.ts'

/** The start data of every search thread. */
export interface ThreadData {
  suppliers: SuppliersConfig
  encryptionKey: string
}

export type ToServer =
  | SearchMessage
  | { type: 'rate'; question: number; from: string; to: string }
  | { type: 'warn'; fields: object; text: string }
  | { type: 'third-party'; event: Parameters<IntegrationLog>[0] }

/** `rate` is null where no exchange rate is known. */
export type ToThread = { type: 'stop' } | { type: 'rate'; question: number; rate: FrozenRate | null }
