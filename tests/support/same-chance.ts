import fc from 'fast-check'

/** What holds for generated cases is tried on the same ones each time: a run that fails fails again. $SEED tries others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })
