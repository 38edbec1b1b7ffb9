import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Where another product's checkout can be measured, which runs already; undefined without one. */
export const peerFolder = process.env.PEER_FOLDER

const Measured = z.object({ flows_per_s: z.number(), errs: z.literal(0) })

/** Its checkouts a second, by sixteen clients: `node checkout.js <clients> <seconds> steps` prints them as JSON. */
export async function runPeer(folder: string, seconds: number): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['checkout.js', '16', String(seconds), 'steps'], { cwd: folder })
  return Measured.parse(JSON.parse(stdout)).flows_per_s
}
