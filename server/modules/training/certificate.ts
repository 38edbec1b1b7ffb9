import { and, eq, sql } from 'drizzle-orm'
import { dayAt, formatDate } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { counters, trainingCertificates, users } from '../../db/schema/index.ts'
import { renderCertificatePdf } from '../../documents/certificate-pdf.ts'
import { missionIds, missions } from '#domain/training/missions.ts'
import { readBrand } from '../mail/read-brand.ts'

export type Certificate = typeof trainingCertificates.$inferSelect

export const certificateNumber = ({ number }: Pick<Certificate, 'number'>): string =>
  `TRAINING-${String(number).padStart(4, '0')}`

async function findCertificate(tx: Transaction, home: Ctx, userId: string): Promise<Certificate | null> {
  const [row] = await tx
    .select()
    .from(trainingCertificates)
    .where(and(eq(trainingCertificates.agencyId, home.agencyId), eq(trainingCertificates.userId, userId)))
  return row ?? null
}

/** The member's certificate; the first time it gets the agency's next number and the member's name of today. */
export async function issueCertificate(tx: Transaction, home: Ctx, userId: string): Promise<Certificate | null> {
  const known = await findCertificate(tx, home, userId)
  if (known) return known
  const { agencyId } = home
  const [counted] = await tx
    .insert(counters)
    .values({ agencyId, kind: 'certificate', value: 1 })
    .onConflictDoUpdate({ target: [counters.agencyId, counters.kind], set: { value: sql`${counters.value} + 1` } })
    .returning({ number: counters.value })
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  if (!counted || !user) throw new Error(`there is no member ${userId}`)
  await tx
    .insert(trainingCertificates)
    .values({ id: home.newId(), agencyId, userId, number: counted.number, name: user.name, issuedAt: home.now() })
    .onConflictDoNothing()
  return findCertificate(tx, home, userId)
}

/** The certificate as a PDF. Throws access.not-found before every mission is completed. */
export async function readCertificatePdf(home: Ctx, userId: string): Promise<File> {
  const { certificate, brand } = await home.tx(async (tx) => ({
    certificate: await findCertificate(tx, home, userId),
    brand: await readBrand(tx, home),
  }))
  if (!certificate) throw new AppError('access.not-found')
  const number = certificateNumber(certificate)
  const bytes = await renderCertificatePdf({
    brand,
    number,
    name: certificate.name,
    issuedOn: formatDate(dayAt(certificate.issuedAt, home.regional.zone)),
    issuedAt: certificate.issuedAt,
    missions: missionIds.map((id) => missions[id].title),
  })
  return new File([new Uint8Array(bytes)], `${number}.pdf`, { type: 'application/pdf' })
}
