/*
 * How several processes on one database index a chain: a lease in a row, a fence that grows with each takeover, and a checkpoint
 * that is written with the blocks. Spin tries every order of the steps below; each atomic block is one statement or commit of the
 * database. The service's code: indexer/leadership.ts, store/service/indexer-lease.ts, store/fenced.ts, indexer/engine.ts.
 *
 * Time is not modelled: a lease may expire between any two steps, so a slow, frozen or partitioned process is one that takes no
 * step for a while. A process may die between any two steps and forget everything. A connection may be cut during a commit, so
 * that the process does not learn whether it took place.
 *
 * Left out, one at a time, by a macro, to show that the model notices: NO_CHECK (a transaction does not look at the fence),
 * NO_LOCK (it looks, but does not hold up a takeover until it ends), NO_FORGET (after a failed commit the process goes on from
 * what it remembers), NO_TAKEOVER (a free lease is not taken by another).
 */
#ifndef PROCESSES
#define PROCESSES 2
#endif
#define BLOCKS 2
#define EXPIRIES 2
#define DEATHS 1
#define CUTS 1

/* The database. */
byte height = 0;            /* checkpoint: blocks that are stored */
byte fence = 0;             /* of the lease's row; 0 while there is none */
byte holder = PROCESSES;    /* who took it last */
bool free = false;          /* expired, or the holder's session has ended */
bool locks[PROCESSES];      /* whose transaction holds the row's key-share lock */
bool open[PROCESSES];       /* whose transaction is open */

byte expiries = 0;
byte deaths = 0;
byte cuts = 0;

inline endTransaction(who) {
  open[who] = false;
  locks[who] = false
}

/* Whether another transaction holds up a change of the fence. */
#define HELD_UP (locks[1 - me])

proctype Indexer(byte me) {
  byte term = 0;            /* fence of this process's term; 0 while it stands by */
  byte known = 0;           /* blocks that it believes to be stored */
  bool fresh = false;       /* whether `known` was read in this term, after the last failure */
  byte seen = 0;            /* fence of the free lease that it means to take */

end:
  do
  /* Standing by: the first lease is inserted, a later one is taken over. */
  :: term == 0 && fence == 0 ->
      atomic { if :: fence == 0 -> fence = 1; holder = me; free = false; term = 1 :: else -> skip fi }
  :: term == 0 && fence != 0 && free && seen != fence -> seen = fence
#ifdef NO_TAKEOVER
  :: term == 0 && seen != 0 && holder == me ->
#else
  :: term == 0 && seen != 0 ->
#endif
      /* The former holder's sessions are ended, where the role may do that; else its transactions are waited for. */
      if
      :: atomic { holder != me && holder < PROCESSES && fence == seen && free -> endTransaction(holder) }
      :: skip
      fi;
      atomic {
        !HELD_UP || fence != seen || !free ->
        if
        :: fence == seen && free -> fence++; holder = me; free = false; term = fence; fresh = false
        :: else -> skip
        fi;
        seen = 0
      }

  /* Leading: the lease is renewed, also an expired one that nobody has taken. */
  :: term != 0 && free -> atomic { if :: fence == term -> free = false :: else -> term = 0 fi }
  :: term != 0 && fence != term -> term = 0

  /* A batch of one block: read where the index stands, begin, look at the fence, write, commit. */
  :: term != 0 && !fresh && !open[me] -> atomic { known = height; fresh = true }
  :: term != 0 && fresh && known < BLOCKS && !open[me] ->
      atomic {
        open[me] = true;
#ifndef NO_CHECK
        if
        :: fence != term -> endTransaction(me); term = 0
        :: else ->
#ifndef NO_LOCK
          locks[me] = true
#else
          skip
#endif
        fi
#endif
      }
      if
      :: term == 0 -> skip
      :: term != 0 ->
          if
          :: atomic {
               open[me] ->
               assert(height == known);  /* nothing is lost or doubled */
               assert(fence == term);    /* nothing is written in a term that is over */
               height++;
               endTransaction(me);
               if
               :: known++
               :: cuts < CUTS -> cuts++; /* stored, but the process sees an error */
#ifndef NO_FORGET
                 fresh = false
#else
                 skip
#endif
               fi
             }
          :: atomic { !open[me] -> /* the session was ended: the transaction was rolled back */
#ifndef NO_FORGET
               fresh = false
#else
               skip
#endif
             }
          fi
      fi

  /* It dies: its sessions end, its transaction is rolled back, and it is started again or not. */
  :: atomic {
       deaths < DEATHS -> deaths++;
       endTransaction(me);
       if :: fence != 0 && holder == me -> free = true :: else -> skip fi;
       term = 0; fresh = false; known = 0; seen = 0;
       if :: skip :: goto gone fi
     }
  :: height == BLOCKS -> break
  od;
gone:
  skip
}

/* Time: a lease may expire at any moment, as often as it takes. */
proctype Expiry() {
end:
  do
  :: atomic { expiries < EXPIRIES && fence != 0 && !free -> expiries++; free = true }
  :: height == BLOCKS -> break
  od
}

init {
  atomic {
    byte i;
    for (i : 0 .. PROCESSES - 1) { run Indexer(i) }
    run Expiry()
  }
}

/* Whatever happens, everything is indexed in the end, as long as one process lives. */
ltl indexed { <> (height == BLOCKS) }
