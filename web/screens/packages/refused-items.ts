import { ApiFailure } from '../../api-failure.ts'

const textsIn = (detail: unknown, name: string): string[] => {
  const found: unknown = Object(detail)[name]
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
}

/** The failure with the items, or the sentences about them, that its answer names; any other error as it is. */
export function refusedItems(error: unknown): unknown {
  if (!(error instanceof ApiFailure) || !error.data.code.startsWith('package.')) return error
  const { detail, body } = error.data
  const titles = textsIn(detail, 'titles')
  const says = [...textsIn(detail, 'says'), ...textsIn(detail, 'missing')]
  const named = says.length > 0 || titles.length === 0 ? says : [`${titles.join(', ')}.`]
  if (named.length === 0) return error
  return new ApiFailure({ ...error.data, body: [...named, body].join(' ') }, error.init.status, error)
}
