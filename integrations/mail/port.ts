export interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
}

export interface OutgoingMail {
  /** Ours and stable: the same mail has the same id each time it is tried. */
  id: string
  /** `Skyways <no-reply@skyways.test>`. */
  from: string
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  attachments: MailAttachment[]
}

export interface MailReceipt {
  /** `stored`: kept in the outbox and shown there, nothing left the machine. `sent`: a mail server took it. */
  result: 'stored' | 'sent'
  /** The server's id of the message; null when stored. */
  messageId: string | null
}

export interface MailTransport {
  readonly id: string
  /** Hands one mail over. Throws `SupplierError`: `rejected` when the server refuses this mail for good, `unavailable` when a later try may work. */
  send(mail: OutgoingMail): Promise<MailReceipt>
  /** Whether mails can be handed over now; sends none. Throws `SupplierError` when not. */
  check(): Promise<void>
  close(): Promise<void>
}
