import type { Dns } from './dns/port.ts'
import { createSystemDns } from './dns/system/index.ts'
import { createDiskFiles } from './files/disk/index.ts'
import type { FileStore } from './files/port.ts'
import { createS3Files } from './files/s3/index.ts'
import { createDuffel } from './flights/duffel/index.ts'
import type { FlightSupplier } from './flights/port.ts'
import type { IntegrationLog } from './http.ts'
import type { MailTransport } from './mail/port.ts'
import { createSmtpMail } from './mail/smtp/index.ts'
import { createStoredMail } from './mail/stored/index.ts'
import { createPaystack } from './payments/paystack/index.ts'
import type { PaymentGateway } from './payments/port.ts'
import type { PictureSource } from './pictures/port.ts'
import { createWebPictures } from './pictures/web/index.ts'
import { createFrankfurter } from './rates/frankfurter/index.ts'
import type { RateSource } from './rates/port.ts'
import { createDuffelStays } from './stays/duffel-stays/index.ts'
import type { StaySupplier } from './stays/port.ts'

/** A source of flights or of stays. */
export interface SupplierConfig<Adapter> {
  /** Stable: it is part of offer ids. Lower-case letters and digits. */
  id: string
  title: string
  adapter: Adapter
  baseUrl: string
  token: string
  webhookSecret: string | null
}

export interface IntegrationsConfig {
  flightSuppliers: SupplierConfig<FlightAdapter>[]
  staySuppliers: SupplierConfig<StayAdapter>[]
  paystack: { baseUrl: string; secretKey: string }
  rates: { baseUrl: string }
  /** `smtp://user:password@host:port`; null keeps mails in the outbox. */
  smtpUrl: string | null
  /** Where mails are written that no server takes. */
  mailsFolder: string
  files: {
    /** `https://key:secret@host/bucket?region=...`; null keeps files in the folder. */
    s3Url: string | null
    folder: string
  }
  /** A name server to ask instead of this machine's: `192.0.2.53:5353`. */
  nameServer: string | null
}

export interface Integrations {
  /** In the order of the configuration. */
  flights: FlightSupplier[]
  stays: StaySupplier[]
  payments: PaymentGateway
  rates: RateSource
  mail: MailTransport
  files: FileStore
  dns: Dns
  pictures: PictureSource
}

/** Every adapter there is: one line each. */
const flightAdapters = { duffel: createDuffel }
const stayAdapters = { 'duffel-stays': createDuffelStays }
export type FlightAdapter = keyof typeof flightAdapters
export type StayAdapter = keyof typeof stayAdapters

/** Makes one of everything that the configuration names. Nothing is called yet. `log` gets one redacted event for each HTTP try. */
export function createIntegrations(config: IntegrationsConfig, log: IntegrationLog): Integrations {
  return {
    flights: config.flightSuppliers.map((row) => flightAdapters[row.adapter]({ ...row, log })),
    stays: config.staySuppliers.map((row) => stayAdapters[row.adapter]({ ...row, log })),
    payments: createPaystack({ ...config.paystack, log }),
    rates: createFrankfurter({ ...config.rates, log }),
    mail: config.smtpUrl === null ? createStoredMail(config.mailsFolder) : createSmtpMail(config.smtpUrl),
    files: config.files.s3Url === null ? createDiskFiles(config.files.folder) : createS3Files(config.files.s3Url),
    dns: createSystemDns(config.nameServer),
    pictures: createWebPictures({ supplierHosts: config.staySuppliers.map(({ baseUrl }) => new URL(baseUrl).host) }),
  }
}
