import { errorParameters } from '#domain/error-payload.ts'

/** The target of a redirect, with the error dialog that is open on the current page; a target with an error of its own keeps that. */
export function keepError(address: string, from: URLSearchParams): string {
  const [path = '', hash] = address.split('#', 2)
  const [, query = ''] = path.split('?', 2)
  if (!from.get('error') || new URLSearchParams(query).has('error')) return address
  const carried = new URLSearchParams(
    errorParameters.flatMap((name) => {
      const value = from.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  return `${path}${path.includes('?') ? '&' : '?'}${carried}${hash === undefined ? '' : `#${hash}`}`
}
