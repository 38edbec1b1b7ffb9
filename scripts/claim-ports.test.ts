import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { claimPort } from './claim-ports.ts'

it('a port in use is reported in one line that names the setting', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(claimPort(port, '127.0.0.1', 'PORT', 0)).rejects.toThrow(
    `Port ${port} is in use by another program. Stop it, or set PORT to a free port.`,
  )
  holder.close()
  await once(holder, 'close')
  await claimPort(port, '127.0.0.1', 'PORT', 0)
})
