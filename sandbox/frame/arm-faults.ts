import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { BusinessFault, Faults, Store, Vendor } from '../deps.ts'
import { type FaultName, isTransportFault, type TransportFault } from './fault-table.ts'

export interface FaultToArm {
  vendor: Vendor | 'all'
  fault: FaultName
  /** Only requests whose path below the vendor's base begins with this, such as `/air/orders`. */
  path?: string | null
  method?: string | null
  /** How often it is applied; null means until cleared. */
  times?: number | null
  ms?: number | null
  /** Share of the affected requests, 0 to 1; the selection is derived from the seed. */
  rate?: number
  /** The field that `missing-field` removes. */
  field?: string | null
  /** Only requests with this token, so that one of several callers is struck. */
  key?: string | null
}

export type ArmedFault = Required<FaultToArm> & { id: string; seen: number; struck: number; armedAt: string }

export interface RequestFault {
  fault: FaultName
  ms: number | null
  field: string | null
}

interface OfRequest {
  faults: RequestFault[]
  key: string | null
}

export interface FaultBoard extends Faults {
  arm(fault: FaultToArm): ArmedFault
  /** Disarms the fault with this id, or all faults, which also ends the running delays. */
  clear(id?: string): void
  /** Resolves after `ms` milliseconds, or once all faults are cleared. */
  delay(ms: number): Promise<void>
  armed(): ArmedFault[]
  /** The transport faults for this request; each counts as one use. */
  strike(request: {
    vendor: Vendor
    path: string
    method: string
    key: string | null
  }): (RequestFault & { fault: TransportFault })[]
  /** Runs `work` for a request: with its token, and the faults that it named in its header. */
  forRequest(request: OfRequest, work: () => void): void
  reset(): void
}

/** Reads `x-sandbox-fault: slow:2000, decline`: names from the fault table, each with optional milliseconds or field. */
export function readFaultHeader(header: string, known: (name: string) => name is FaultName): RequestFault[] {
  return header.split(',').flatMap((part) => {
    const [name = '', option] = part.trim().split(':')
    if (!known(name)) return []
    const ms = Number(option)
    return [{ fault: name, ms: option !== undefined && Number.isFinite(ms) ? ms : null, field: option ?? null }]
  })
}

/** The active faults. They are in the store, so they survive a restart. */
export function openFaults({ store, seed, now }: { store: Store; seed: string; now: () => Date }): FaultBoard {
  const saved = store.collection<ArmedFault>('frame.faults')
  const thisRequest = new AsyncLocalStorage<OfRequest>()
  let armed = saved.page({ limit: 1000 }).items.reverse()
  let cleared = Promise.withResolvers<void>()

  const chosen = (fault: ArmedFault) => {
    if (fault.rate >= 1) return true
    const hash = createHash('sha256').update(`${seed}|${fault.fault}|${fault.vendor}|${fault.seen}`).digest()
    return hash.readUInt32BE(0) / 2 ** 32 < fault.rate
  }

  const use = (fault: ArmedFault): boolean => {
    fault.seen += 1
    const strikes = chosen(fault)
    if (strikes) fault.struck += 1
    if (fault.times !== null && fault.struck >= fault.times) {
      armed = armed.filter((other) => other !== fault)
      saved.remove(fault.id)
    } else if (fault.times !== null || fault.rate < 1) saved.put(fault.id, fault)
    return strikes
  }

  const concerns = (fault: ArmedFault, vendor: Vendor, key: string | null) =>
    (fault.vendor === 'all' || fault.vendor === vendor) && ((fault.key ?? null) === null || fault.key === key)

  return {
    arm(input) {
      const fault: ArmedFault = {
        path: null,
        method: null,
        times: null,
        ms: null,
        rate: 1,
        field: null,
        key: null,
        ...input,
        id: randomUUID(),
        seen: 0,
        struck: 0,
        armedAt: now().toISOString(),
      }
      armed.push(fault)
      saved.put(fault.id, fault)
      return fault
    },
    clear(id) {
      for (const fault of armed) if (id === undefined || fault.id === id) saved.remove(fault.id)
      armed = id === undefined ? [] : armed.filter((fault) => fault.id !== id)
      if (id !== undefined) return
      cleared.resolve()
      cleared = Promise.withResolvers()
    },
    delay: (ms) => Promise.race([wait(ms, undefined, { ref: false }), cleared.promise]),
    armed: () => [...armed],
    strike({ vendor, path, method, key }) {
      return [...armed].flatMap((fault) => {
        if (!isTransportFault(fault.fault) || !concerns(fault, vendor, key)) return []
        if (fault.path !== null && !path.startsWith(fault.path)) return []
        if (fault.method !== null && fault.method.toUpperCase() !== method) return []
        return use(fault) ? [{ fault: fault.fault, ms: fault.ms, field: fault.field }] : []
      })
    },
    take(vendor: Vendor, wanted: BusinessFault, path?: string) {
      const { faults: own, key } = thisRequest.getStore() ?? { faults: [], key: null }
      if (own.some(({ fault }) => fault === wanted)) return true
      const here = ({ path: only }: ArmedFault) => only === null || path === undefined || path.startsWith(only)
      const fault = armed.find((one) => one.fault === wanted && concerns(one, vendor, key) && here(one))
      return fault !== undefined && use(fault)
    },
    forRequest: (request, work) => thisRequest.run(request, work),
    reset() {
      armed = []
    },
  }
}
