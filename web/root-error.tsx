import { isRouteErrorResponse, useRouteError } from 'react-router'
import css from './root-error.css?inline'

const nothing = {
  title: 'There is nothing at this address',
  text: 'The link may be old or mistyped, or what it led to was removed. Nothing was changed.',
}
const failed = {
  title: 'This page could not be shown',
  text: 'Something failed on our side. Nothing was changed and nothing was charged. Try again in a moment.',
}

/** The error catalogue's texts, if the error has them. */
function wordsOf(error: unknown): { title: string; text: string } {
  if (!isRouteErrorResponse(error)) return failed
  if (error.status === 404) return nothing
  const words: unknown = error.data
  const isKnown = typeof words === 'object' && words !== null && 'title' in words && 'body' in words
  return isKnown ? { title: String(words.title), text: String(words.body) } : failed
}

/** The page when not even the root loader's data is available: a text and a link, with its own styles. */
export function RootError() {
  const { title, text } = wordsOf(useRouteError())
  return (
    <main className="root-error">
      <style>{css}</style>
      <svg viewBox="0 0 168 112" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" aria-hidden="true">
        <path d="M14 92c26 6 40-14 30-26s-28 4-14 18 52 2 74-34" strokeDasharray="2 6" />
        <path d="m100 54 50-32-22 50-10-18zM118 54l32-32" strokeLinejoin="round" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <a href="/">Back to start</a>
    </main>
  )
}
