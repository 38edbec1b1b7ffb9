/**
 * Memoizes a pure function: caches its newest results by key, for values computed repeatedly from a few inputs. Results are shared, so callers must
 * not change them.
 */
export function remember<Given, Answer>(
  reckon: (given: Given) => Answer,
  keyOf: (given: Given) => string,
  most = 500,
): (given: Given) => Answer {
  const kept = new Map<string, { answer: Answer }>()
  return (given) => {
    const key = keyOf(given)
    const known = kept.get(key)
    if (known) return known.answer
    const answer = reckon(given)
    for (const [oldest] of kept) {
      if (kept.size < most) break
      kept.delete(oldest)
    }
    kept.set(key, { answer })
    return answer
  }
}

/** Memoizes a function of an immutable object: the result is cached for the object's lifetime. */
export function rememberFor<Of extends object, Answer>(reckon: (of: Of) => Answer): (of: Of) => Answer {
  const kept = new WeakMap<Of, { answer: Answer }>()
  return (of) => {
    const known = kept.get(of) ?? { answer: reckon(of) }
    kept.set(of, known)
    return known.answer
  }
}

/** Memoizes a function of an object and a key: an object's newest results by key. */
export function rememberOf<Of extends object, Given, Answer>(
  reckon: (of: Of, given: Given) => Answer,
  keyOf: (given: Given) => string,
  most = 50,
): (of: Of, given: Given) => Answer {
  const askOf = rememberFor((of: Of) => remember((given: Given) => reckon(of, given), keyOf, most))
  return (of, given) => askOf(of)(given)
}
