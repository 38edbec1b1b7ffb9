import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import type { Plugin } from 'vite'
import { root } from './run-command.ts'

const name = 'virtual:contract'
const resolved = `\0${name}`

/** The contract reduced to address and method of each endpoint. */
function withoutShapes(router: AnyContractRouter): object {
  if (!isContractProcedure(router))
    return Object.fromEntries(Object.entries(router).map(([key, inner]) => [key, withoutShapes(inner)]))
  const { method, path, inputStructure, outputStructure } = router['~orpc'].route
  return { '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } } }
}

/** Provides `virtual:contract` to the interface: a browser's call needs no shapes, which weigh 40 kB with Zod. */
export function contractAddresses(): Plugin {
  return {
    name: 'contract-addresses',
    resolveId: (id) => (id === name ? resolved : null),
    async load(id) {
      if (id !== resolved) return null
      const { contract }: { contract: AnyContractRouter } = await import(pathToFileURL(join(root, 'contract/index.ts')).href)
      return `export const contract = ${JSON.stringify(withoutShapes(contract))}`
    },
  }
}
