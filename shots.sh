cd /tmp/wt/finder; export PATH=$PWD/node_modules/.bin:$PATH
node finder.shot.ts
for s in ${SIZES//,/ }; do :; done
