import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailConformance, sampleMail } from '../conformance.ts'
import { createStoredMail } from './index.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'tw-mails-'))

mailConformance('The outbox', {
  async open() {
    const folder = newFolder()
    return { mail: createStoredMail(folder), close: async () => rmSync(folder, { recursive: true }) }
  },
})

test('a stored mail is a file that only the user of the process can read', async () => {
  const folder = newFolder()
  await createStoredMail(folder).send(sampleMail)
  const file = join(folder, `${sampleMail.id}.txt`)
  expect(readFileSync(file, 'utf8')).toContain(`To: ${sampleMail.to}\nSubject: ${sampleMail.subject}\n\n${sampleMail.text}`)
  expect(statSync(file).mode & 0o077).toBe(0)
  rmSync(folder, { recursive: true })
})
