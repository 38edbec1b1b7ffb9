export interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
}

export interface OutgoingMail {
  /** Our stable id: all attempts to send one mail have the same id. */
  id: string
  /** `Skyways <no-reply@skyways.test>`. */
  from: string
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  attachments: MailAttachment[]
  /** Ends mails of this kind with one POST (RFC 8058); null for mails that nobody unsubscribes from. */
  unsubscribeUrl: string | null
}

export interface MailReceipt {
  /** `stored`: only in the outbox, nothing was sent. `sent`: a mail server accepted it. */
  result: 'stored' | 'sent'
  /** The server's id of the message; null when stored. */
  messageId: string | null
}

export interface MailTransport {
  readonly id: string
  /** Sends one mail. Throws `SupplierError`: `rejected` if the server refuses this mail permanently, `unavailable` if a later attempt may succeed. */
  send(mail: OutgoingMail): Promise<MailReceipt>
  /** Checks whether mails can be sent; sends none. Throws `SupplierError` if not. */
  check(): Promise<void>
  close(): Promise<void>
}
