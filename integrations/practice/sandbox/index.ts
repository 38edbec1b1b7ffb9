import { z } from 'zod'
import { createHttp, type IntegrationLog } from '../../http.ts'
import type { PracticeFaults } from '../port.ts'

const Armed = z.object({ id: z.string().min(1).max(100) })
const Listed = z.object({ faults: z.array(Armed) })

export interface PracticeFaultsOptions {
  /** Of the sandbox, ending in a slash. */
  baseUrl: string
  log?: IntegrationLog
}

/** The control API of the sandbox: `POST`, `GET` and `DELETE control/faults`. */
export function createPracticeFaults({ baseUrl, log }: PracticeFaultsOptions): PracticeFaults {
  const http = createHttp({ supplier: 'sandbox', baseUrl, headers: {}, timeoutMs: 5_000, log, explain: () => null })
  return {
    async arm(fault) {
      const { body } = await http.call({ method: 'POST', path: 'control/faults', body: { ...fault, times: 1 } })
      return Armed.parse(body).id
    },
    async armed() {
      const { body } = await http.call({ method: 'GET', path: 'control/faults' })
      return Listed.parse(body).faults.map(({ id }) => id)
    },
    async disarm(id) {
      await http.call({ method: 'DELETE', path: `control/faults/${encodeURIComponent(id)}` })
    },
  }
}
