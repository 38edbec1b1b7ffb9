/**
 * Memoizes a pure function: caches its newest results by key, for values computed repeatedly from a few inputs. Results are shared, so callers must
 * not change them.
 */
export function memoize<Given, Answer>(
  compute: (given: Given) => Answer,
  keyOf: (given: Given) => string,
  most = 500,
): (given: Given) => Answer {
  const cached = new Map<string, { answer: Answer }>()
  return (given) => {
    const key = keyOf(given)
    const known = cached.get(key)
    if (known) return known.answer
    const answer = compute(given)
    for (const [oldest] of cached) {
      if (cached.size < most) break
      cached.delete(oldest)
    }
    cached.set(key, { answer })
    return answer
  }
}

/** Memoizes a function of an immutable object: the result is cached for the object's lifetime. */
export function memoizeByObject<Of extends object, Answer>(compute: (of: Of) => Answer): (of: Of) => Answer {
  const cached = new WeakMap<Of, { answer: Answer }>()
  return (of) => {
    const known = cached.get(of) ?? { answer: compute(of) }
    cached.set(of, known)
    return known.answer
  }
}

/** Memoizes a function of an object and a key: an object's newest results by key. */
export function memoizeByObjectAndKey<Of extends object, Given, Answer>(
  compute: (of: Of, given: Given) => Answer,
  keyOf: (given: Given) => string,
  most = 50,
): (of: Of, given: Given) => Answer {
  const memoizedOf = memoizeByObject((of: Of) => memoize((given: Given) => compute(of, given), keyOf, most))
  return (of, given) => memoizedOf(of)(given)
}
