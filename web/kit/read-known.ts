import { data } from 'react-router'
import { ApiFailure } from '../api-failure.ts'

/** What an address names, for loaders. An address that cannot name anything, such as one cut short, is not found like one that names nothing. */
export async function readKnown<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiFailure && error.data.code === 'input.invalid') throw data(null, { status: 404 })
    throw error
  }
}
