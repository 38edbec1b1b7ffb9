import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Where another product's checkout can be measured, which runs already; undefined without one. */
export const peerFolder = process.env.PEER_FOLDER

const Measured = z.object({ flows_per_s: z.number(), errs: z.literal(0) })

/** Its checkouts a second: `node checkout.js <clients> <seconds> steps` prints them as JSON. */
export async function runPeer(folder: string, { clients, seconds }: { clients: number; seconds: number }): Promise<number> {
  const args = ['checkout.js', String(clients), String(seconds), 'steps']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder })
  return Measured.parse(JSON.parse(stdout)).flows_per_s
}
