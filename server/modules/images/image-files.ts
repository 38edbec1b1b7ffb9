import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { prepared } from '../../db/prepared.ts'
import { externalReferences, pictureOwner } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'

export const keyOf = (agencyId: string, imageId: string, name: string): string => `${agencyId}/${imageId}/${name}`

const ownerOf = prepared((db: Database) =>
  db
    .select({ agencyId: externalReferences.agencyId })
    .from(externalReferences)
    .where(and(eq(externalReferences.provider, pictureOwner), eq(externalReferences.reference, sql.placeholder('id'))))
    .limit(1)
    .prepare('image_owner'),
)

/** One file of any agency's picture, for anyone who knows its id: the first existing one of `names`, or null. */
export async function readImageFile(system: System, imageId: string, names: readonly string[]): Promise<Uint8Array | null> {
  const [owner] = await ownerOf(system.db).execute({ id: imageId })
  if (!owner) return null
  for (const name of names) {
    const bytes = await system.integrations.files.get(keyOf(owner.agencyId, imageId, name))
    if (bytes) return bytes
  }
  return null
}
