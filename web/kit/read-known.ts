import { data } from 'react-router'
import { ApiFailure } from '../api-failure.ts'

/** Reads an address parameter for loaders. An invalid value, such as a truncated id, is a 404 like an unknown one. */
export async function readKnown<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiFailure && error.data.code === 'input.invalid') throw data(null, { status: 404 })
    throw error
  }
}
