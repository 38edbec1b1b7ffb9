/** Shorter words are too many to be sure which one was meant. */
const SHORTEST = 5

/** How many letters two words share at the beginning. */
function sharedStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++
  return at
}

const sortedLetters = (word: string) => [...word].toSorted().join('')

/** Whether one letter is wrong, missing or too many, or letters changed places; the first one is always right. */
export function isMisspelt(a: string, b: string): boolean {
  if (a.length < SHORTEST || b.length < SHORTEST || Math.abs(a.length - b.length) > 1) return false
  const at = sharedStart(a, b)
  if (at === 0) return false
  if (a.length > b.length) return a.slice(at + 1) === b.slice(at)
  if (b.length > a.length) return b.slice(at + 1) === a.slice(at)
  return a.slice(at + 1) === b.slice(at + 1) || sortedLetters(a) === sortedLetters(b)
}
