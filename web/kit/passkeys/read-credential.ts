import { data } from 'react-router'

/** The credential that a form holds as JSON; the API checks its shape. */
export function readCredential(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    throw data(null, { status: 400 })
  }
}
