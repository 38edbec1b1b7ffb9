import type * as WebPush from 'web-push'
import { pushKeys } from '../../../db/schema/index.ts'
import { packageFile } from '../../../package-file.ts'
import type { System } from '../../../system.ts'

let library: Promise<typeof WebPush> | undefined

/** Loaded with the first message; production has it in one file (decision 036). */
export const loadWebPush = (): Promise<typeof WebPush> =>
  (library ??= import(packageFile('web-push', 'src/index.js').href).then((loaded: { default: typeof WebPush }) => loaded.default))

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The installation's key pair, made on first use: of several nodes that make one at once the first counts for all. */
export async function vapidKeys({ db, cipher }: System): Promise<VapidKeys> {
  const [known] = await db.select().from(pushKeys)
  if (known) return { publicKey: known.publicKey, privateKey: String(cipher.open(known.privateCipher)) }
  const { publicKey, privateKey } = (await loadWebPush()).generateVAPIDKeys()
  await db
    .insert(pushKeys)
    .values({ id: 'vapid', publicKey, privateCipher: cipher.seal(privateKey) })
    .onConflictDoNothing()
  const [row] = await db.select().from(pushKeys)
  if (!row) throw new Error('the keys of push services were not stored')
  return { publicKey: row.publicKey, privateKey: String(cipher.open(row.privateCipher)) }
}
