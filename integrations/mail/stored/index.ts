import { access, constants, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SupplierError } from '#domain/supplier-error.ts'
import type { MailTransport, OutgoingMail } from '../port.ts'

/**
 * The default: nothing leaves the machine. Every mail is already in the outbox table; its text is also written to a file in `folder`, where an
 * operator reads codes and links that the outbox shows only to their recipient.
 */
export const createStoredMail = (folder: string): MailTransport => ({
  id: 'stored',
  async send(mail) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, `${mail.id}.txt`), asText(mail), { mode: 0o600 })
    return { result: 'stored', messageId: null }
  },
  async check() {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await access(folder, constants.W_OK)
    } catch {
      throw new SupplierError('unavailable', 'stored', 'Mails cannot be written to their folder')
    }
  },
  close: async () => {},
})

const asText = ({ from, to, subject, text }: OutgoingMail): string => `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`
