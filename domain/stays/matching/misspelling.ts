/** Shorter words are too similar to each other. */
const SHORTEST = 5

const sortedLetters = (word: string) => [...word].toSorted().join('')

/** Equal for the same letters in any order; it avoids sorting them. */
function letterSum(word: string): number {
  let sum = 0
  for (let at = 0; at < word.length; at++) sum += word.charCodeAt(at)
  return sum
}

const haveSameLetters = (a: string, b: string) => letterSum(a) === letterSum(b) && sortedLetters(a) === sortedLetters(b)

/** Whether one letter is wrong, missing or additional, or two letters are swapped; the first one is always correct. */
export function isMisspelt(a: string, b: string): boolean {
  const longer = a.length - b.length
  if (a.length < SHORTEST || b.length < SHORTEST || longer > 1 || longer < -1 || a.charCodeAt(0) !== b.charCodeAt(0)) return false
  let at = 1
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++
  if (longer !== 0) return longer > 0 ? a.slice(at + 1) === b.slice(at) : b.slice(at + 1) === a.slice(at)
  return a.slice(at + 1) === b.slice(at + 1) || haveSameLetters(a, b)
}
