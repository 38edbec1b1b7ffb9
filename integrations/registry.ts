import type { Dns } from './dns/port.ts'
import { createSystemDns } from './dns/system/index.ts'
import { createDiskFiles } from './files/disk/index.ts'
import type { FileStore } from './files/port.ts'
import { createS3Files } from './files/s3/index.ts'
import type { IntegrationLog } from './http.ts'
import type { MailTransport } from './mail/port.ts'
import { createSmtpMail } from './mail/smtp/index.ts'
import { createStoredMail } from './mail/stored/index.ts'
import { createPaystack } from './payments/paystack/index.ts'
import type { PaymentGateway } from './payments/port.ts'
import { createPexels } from './photos/pexels/index.ts'
import type { PhotoLibrary } from './photos/port.ts'
import type { PracticeFaults } from './practice/port.ts'
import { createPracticeFaults } from './practice/sandbox/index.ts'
import type { PictureSource } from './pictures/port.ts'
import { createWebPictures } from './pictures/web/index.ts'
import { createFrankfurter } from './rates/frankfurter/index.ts'
import type { RateSource } from './rates/port.ts'
import { createHttpReviewer } from './reviews/http/index.ts'
import type { Reviewer } from './reviews/port.ts'
import { createSuppliers, type Suppliers, type SuppliersConfig } from './suppliers.ts'
import { createWebhookSender } from './webhooks/http/index.ts'
import type { WebhookSender } from './webhooks/port.ts'

export interface IntegrationsConfig extends SuppliersConfig {
  paystack: { baseUrl: string; secretKey: string }
  rates: { baseUrl: string }
  /** Null offers agencies no photos but their own. */
  pexels: { baseUrl: string; key: string } | null
  /** Null leaves submitted business activations waiting. */
  reviews: { baseUrl: string } | null
  /** The sandbox of practice tenants; null where there is none. */
  practice: { baseUrl: string } | null
  /** `smtp://user:password@host:port`; null stores mails in the outbox only. */
  smtpUrl: string | null
  /** The folder for mails without a mail server. */
  mailsFolder: string
  files: {
    /** `https://key:secret@host/bucket?region=...`; null stores files in the folder. */
    s3Url: string | null
    folder: string
  }
  /** A name server instead of this machine's: `192.0.2.53:5353`. */
  nameServer: string | null
  /** Whether webhooks may be sent to this machine, over HTTP. */
  webhooksToLoopback: boolean
}

export interface Integrations extends Suppliers {
  payments: PaymentGateway
  rates: RateSource
  mail: MailTransport
  files: FileStore
  dns: Dns
  pictures: PictureSource
  photos: PhotoLibrary | null
  webhooks: WebhookSender
  reviews: Reviewer | null
  practice: PracticeFaults | null
}

/** Creates everything that the configuration names, without any call. `log` gets one redacted event for each HTTP attempt. */
export function createIntegrations(config: IntegrationsConfig, log: IntegrationLog): Integrations {
  return {
    ...createSuppliers(config, log),
    payments: createPaystack({ ...config.paystack, log }),
    rates: createFrankfurter({ ...config.rates, log }),
    mail: config.smtpUrl === null ? createStoredMail(config.mailsFolder) : createSmtpMail(config.smtpUrl),
    files: config.files.s3Url === null ? createDiskFiles(config.files.folder) : createS3Files(config.files.s3Url),
    dns: createSystemDns(config.nameServer),
    pictures: createWebPictures({
      supplierHosts: [...config.staySuppliers, ...config.tourSuppliers, config.pexels, config.practice].flatMap((source) =>
        source ? [new URL(source.baseUrl).host] : [],
      ),
    }),
    reviews: config.reviews && createHttpReviewer({ ...config.reviews, log }),
    practice: config.practice && createPracticeFaults({ ...config.practice, log }),
    photos: config.pexels && createPexels({ ...config.pexels, log }),
    webhooks: createWebhookSender({ isLoopbackAllowed: config.webhooksToLoopback }),
  }
}
