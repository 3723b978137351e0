import fc from 'fast-check'

/** Gives generated cases the same seed in every run, so that a failure can be repeated. SEED tries other cases. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })
