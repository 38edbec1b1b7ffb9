import { createDuffel } from './flights/duffel/index.ts'
import type { FlightSupplier } from './flights/port.ts'
import type { IntegrationLog } from './http.ts'
import type { PolicySupplier } from './insurance/port.ts'
import { createXcover } from './insurance/xcover/index.ts'
import { createDuffelStays } from './stays/duffel-stays/index.ts'
import type { StaySupplier } from './stays/port.ts'
import { createOcto } from './tours/octo/index.ts'
import type { TourSupplier } from './tours/port.ts'

/** A supplier of one product. */
export interface SupplierConfig<Adapter> {
  /** Stable: it is part of offer ids. Lower-case letters and digits. */
  id: string
  title: string
  adapter: Adapter
  baseUrl: string
  token: string
  webhookSecret: string | null
}

/** Every adapter: one line each. */
const flightAdapters = { duffel: createDuffel }
const stayAdapters = { 'duffel-stays': createDuffelStays }
const tourAdapters = { octo: createOcto }
const policyAdapters = { xcover: createXcover }

export interface SuppliersConfig {
  flightSuppliers: SupplierConfig<keyof typeof flightAdapters>[]
  staySuppliers: SupplierConfig<keyof typeof stayAdapters>[]
  tourSuppliers: Omit<SupplierConfig<keyof typeof tourAdapters>, 'webhookSecret'>[]
  policySuppliers: (Omit<SupplierConfig<keyof typeof policyAdapters>, 'webhookSecret' | 'token'> & {
    partner: string
    key: string
    secret: string
  })[]
}

export interface Suppliers {
  /** In the order of the configuration. */
  flights: FlightSupplier[]
  stays: StaySupplier[]
  tours: TourSupplier[]
  policies: PolicySupplier[]
}

/** Creates every supplier that the configuration names, without any call. `log` gets one redacted event for each HTTP attempt. */
export const createSuppliers = (config: SuppliersConfig, log: IntegrationLog): Suppliers => ({
  flights: config.flightSuppliers.map((row) => flightAdapters[row.adapter]({ ...row, log })),
  stays: config.staySuppliers.map((row) => stayAdapters[row.adapter]({ ...row, log })),
  tours: config.tourSuppliers.map((row) => tourAdapters[row.adapter]({ ...row, log })),
  policies: config.policySuppliers.map((row) => policyAdapters[row.adapter]({ ...row, log })),
})
