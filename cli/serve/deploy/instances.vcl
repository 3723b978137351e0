# The instances of the shop and the key of purges: what differs between deployments. varnish.vcl includes it.

# /readyz is 503 from the moment an instance is told to stop, five seconds before it closes (SHUTDOWN_DELAY_SECONDS). One good
# answer lets a new instance in, three bad ones an old one out, so that a deployment never leaves Varnish without any. One that
# is gone refuses at once; one with a thousand visitors answers late, and without the long timeout all of them would be left out.
probe ready {
  .url = "/readyz";
  .interval = 500ms;
  .timeout = 5s;
  .window = 3;
  .threshold = 1;
  .initial = 1;
}

backend instance1 { .host = "10.0.0.11"; .port = "3000"; .probe = ready; .first_byte_timeout = 30s; }
backend instance2 { .host = "10.0.0.12"; .port = "3000"; .probe = ready; .first_byte_timeout = 30s; }

sub vcl_init {
  new instances = directors.round_robin();
  instances.add_backend(instance1);
  instances.add_backend(instance2);
  # The same for files: during a deployment another instance may have what one lacks.
  new files = directors.shard();
  files.add_backend(instance1);
  files.add_backend(instance2);
  files.reconfigure();
}

# PURGE_KEY of the shop's environment.
sub check_purge_key {
  if (req.http.x-purge-key != "replace-this-with-PURGE_KEY") {
    return (synth(403, "Forbidden"));
  }
}
